/**
 * A merchant's length as CSS in px, rem, em or %, or undefined when it is none: their text never reaches a style unread.
 * A bare number is pixels.
 */
export function safeLength(text: string | null | undefined): string | undefined {
  const [, number, unit = 'px'] = /^(\d{1,4}(?:\.\d{1,3})?)(px|rem|em|%)?$/.exec(text?.trim() ?? '') ?? [];
  return number === undefined ? undefined : number + unit;
}
