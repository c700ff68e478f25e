/** Puts a number in front of the document's title, whatever page it is the title of. */
export interface TitleCount {
  /** Zero takes the number away again. */
  set(count: number): void;
  stop(): void;
}

/** The number of unread notifications in brackets, in front of the title (storefront.md §2 Head data). */
export function titleCount(): TitleCount {
  let count = 0;
  /** The prefix that this has added. */
  let added = '';
  const apply = (): void => {
    const { title } = document;
    const own = added !== '' && title.startsWith(added) ? title.slice(added.length) : title;
    added = count > 0 ? `(${count}) ` : '';
    if (title !== added + own) document.title = added + own;
  };
  // Another page brings its own title, as a new element or a new text.
  const watcher = new MutationObserver(apply);
  watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
  return {
    set: (next) => {
      count = next;
      apply();
    },
    stop: () => {
      watcher.disconnect();
      count = 0;
      apply();
    },
  };
}
