/** The words of HTML, for a preview in plain text: it is shown as text only, never as HTML. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  for (const element of body.querySelectorAll('p, li, br, div, h1, h2, h3, h4, h5, h6')) element.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
