/**
 * HTML with a list in the place of each table, since a field of text can hold lists and no tables: an item a row, its first
 * cell in bold, each other cell behind the head of its column.
 */
export function withoutTables(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    const [head, ...rows] = [...table.rows];
    const heads = [...(head?.cells ?? [])].map(({ textContent }) => textContent.trim());
    const hasHead = head !== undefined && [...head.cells].every(({ tagName }) => tagName === 'TH');
    const list = document.createElement('ul');
    for (const row of hasHead ? rows : table.rows) {
      const [first, ...cells] = [...row.cells].map(({ textContent }) => textContent.trim());
      const item = document.createElement('li');
      const name = document.createElement('strong');
      name.textContent = first ?? '';
      const rest = cells.map((cell, at) => (hasHead ? `${heads[at + 1]}: ${cell}` : cell));
      item.append(name, ...(rest.length > 0 ? [`. ${rest.join('. ')}`] : []));
      list.append(item);
    }
    table.replaceWith(list);
  }
  return body.innerHTML;
}
