/** What a bot plans, in its own words. */
import type { Narrator } from '../i18n/narrator';
import type { Words } from '../i18n/words';
import type { Plan } from '../net/wire';

export function planLines(table: Words, words: Narrator, plan: Plan): string[] {
  const choices = table.allOf(plan.choices.map((choice) => words.choice(choice)));
  const lines = [table.say(plan.made ? 'web-plan-made' : 'web-plan-open', { choices })];
  if (plan.reasons.length > 0) {
    const reasons = plan.reasons.map(({ source, points }) =>
      table.labelled(words.score(source), signed(table, points)),
    );
    lines.push(table.say('web-plan-why', { reasons: table.allOf(reasons) }));
  }
  const { games, won } = plan;
  lines.push(
    games > 0 ? table.say('web-plan-won', { won, games }) : table.say('web-plan-by-thumb'),
  );
  return lines;
}

function signed(table: Words, points: number): string {
  const rounded = Math.round(10 * points) / 10;
  return `${rounded > 0 ? '+' : ''}${table.number(rounded)}`;
}
