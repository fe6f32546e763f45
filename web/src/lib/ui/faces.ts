/** Whose face is at which seat, for all that shows people inside a component. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('faces');
type Faces = () => string[];

/** What the faces are made from, by seat; empty where nobody sits. */
export function giveFaces(faces: Faces): void {
  setContext(KEY, faces);
}

/** Without anybody who has given them, there are none. */
export function facesHere(): Faces {
  return getContext<Faces | undefined>(KEY) ?? (() => []);
}
