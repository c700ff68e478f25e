/** Messages to the browser's console that the specification asks for, for developers and internal users. */
export const say = {
  /** Something is not as it should be. */
  warning: (text: string): void => console.warn(text),
  /** Something happened. */
  event: (name: string, data: Readonly<Record<string, string>>): void => console.info(name, data),
};
