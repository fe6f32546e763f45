/** Which choices about the rules go together: the title says which do not. */
import type { OptionValue, TitleInfo } from '../net/wire';

export type Options = Record<string, OptionValue>;

/** The options of the first clash among these choices; null if they can be played. */
export function clash(title: TitleInfo, seats: number, options: Options): string[] | null {
  const found = title.clashes.find(
    (one) =>
      (one.seats === null || one.seats === seats) &&
      Object.entries(one.options).every(([name, value]) => options[name] === value),
  );
  return found ? Object.keys(found.options) : null;
}

/** The options after a choice: others that do not go with it return to what is usual. */
export function chosen(
  title: TitleInfo,
  seats: number,
  options: Options,
  name: string,
  value: OptionValue,
): Options {
  let result = { ...options, [name]: value };
  for (const option of title.options) {
    const wrong = clash(title, seats, result);
    if (wrong?.includes(option.name) && option.name !== name) {
      result = { ...result, [option.name]: option.default };
    }
  }
  return result;
}

/** Whether a value can be chosen with so many seats, even if other choices must yield to it. */
export function possible(
  title: TitleInfo,
  seats: number,
  options: Options,
  name: string,
  value: OptionValue,
): boolean {
  return clash(title, seats, chosen(title, seats, options, name, value)) === null;
}
