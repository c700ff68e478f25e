import { fireEvent, screen } from '@testing-library/react';

/** Fills a field that is there, or comes. */
export async function fill(label: string, value: string): Promise<HTMLElement> {
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value } });
  return field;
}

/** Fills the last field of a form and sends it. */
export async function fillAndSend(label: string, value: string): Promise<void> {
  const field = await fill(label, value);
  const form = field.closest('form');
  if (form === null) throw new Error(`${label} is in no form`);
  fireEvent.submit(form);
}

/** Presses the last button of that text that is there, or comes: the one of a dialog, where one is open. */
export async function press(text: string): Promise<void> {
  const found = (await screen.findAllByText(text)).flatMap((element) => element.closest('button') ?? []);
  const button = found.at(-1);
  if (button === undefined) throw new Error(`${text} is no button`);
  fireEvent.click(button);
}
