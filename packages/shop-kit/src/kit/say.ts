/** What the specification has written to the browser's console, where developers and internal users read it. */
export const say = {
  /** Something is not as it should be. */
  warning: (text: string): void => console.warn(text),
  /** Something happened. */
  event: (name: string, data: Readonly<Record<string, string>>): void => console.info(name, data),
};
