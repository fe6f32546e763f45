/** Pointing at something: by a pointer that moves there, not by what comes to lie under one that rests. */

/**
 * Whether a move of a pointer is somebody's. Browsers also tell one, of no distance, when the page changes
 * or is scrolled under a mouse; fingers point by pressing.
 */
export function isAimed({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
}
