import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Field } from '@omnis/ui';
import { Bold, Heading2, Italic, Link, List, ListOrdered } from 'lucide-react';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { toHtml, toMarkup } from './markup.ts';
import { applyTool, type Tool } from './text-tools.ts';
import { editorTexts, type EditorTextKey } from '../texts/editor/index.ts';

const Root = styled.div.withConfig({ componentId: 'editor-rich-text-field' })`
  &.control {
    flex-direction: column;
  }
  > .tools {
    display: flex;
    flex-wrap: wrap;
    border-bottom: 1px solid ${token('border.color')};
  }
  > .tools button {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('text.muted')};
  }
  > .tools button:hover {
    background: ${token('surface.hover')};
    color: ${token('text.color')};
  }
  > .tools svg {
    width: 1.0625rem;
    height: 1.0625rem;
  }
  > textarea {
    min-height: 9rem;
    border: 0;
    background: none;
  }
`;

const tools = [
  ['bold', 'bold', <Bold aria-hidden="true" key="bold" />],
  ['italic', 'italic', <Italic aria-hidden="true" key="italic" />],
  ['link', 'link', <Link aria-hidden="true" key="link" />],
  ['heading', 'heading', <Heading2 aria-hidden="true" key="heading" />],
  ['list', 'list', <List aria-hidden="true" key="list" />],
  ['numbers', 'numberedList', <ListOrdered aria-hidden="true" key="numbers" />],
] as const satisfies readonly (readonly [Tool, EditorTextKey, ReactNode])[];

/** Properties of {@link RichTextField}. */
export interface RichTextFieldProps {
  readonly label: string;
  /** The label is read, but not shown. */
  readonly hideLabel?: boolean;
  readonly help?: string;
  readonly error: string | undefined;
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Most characters; no limit unless told. */
  readonly maxLength?: number;
}

/**
 * Running text, typed with light marks and a row of buttons that put them; what the marks cannot say, such as a table,
 * is edited as HTML so that nothing is lost.
 */
export function RichTextField({
  label,
  hideLabel,
  help,
  error,
  html,
  onChange,
  maxLength,
}: RichTextFieldProps): ReactElement {
  const t = useTexts(editorTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  // Typed text is kept as typed while it still means the same HTML: spaces at the end of a line, for one.
  const [typed, setTyped] = useState({ html, markup: toMarkup(html) });
  const markup = typed.html === html ? typed.markup : toMarkup(html);
  const type = (text: string): void => {
    const next = toHtml(text);
    setTyped({ html: next, markup: text });
    onChange(next);
  };
  const use = (tool: Tool): void => {
    const element = area.current;
    if (element === null || markup === null) return;
    const { text, start, end } = applyTool(t, tool, {
      text: markup,
      start: element.selectionStart,
      end: element.selectionEnd,
    });
    type(text);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(start, end);
    });
  };
  const note = t(markup === null ? 'editedAsHtml' : 'emptyLineStartsParagraph');
  return (
    <Field label={label} hideLabel={hideLabel} help={help ?? note} error={error}>
      {(control) => (
        <Root className="control">
          {markup !== null && (
            <div className="tools" role="toolbar" aria-label={t('marksOf', { label })}>
              {tools.map(([tool, nameKey, icon]) => (
                <button
                  key={tool}
                  type="button"
                  title={t(nameKey)}
                  aria-label={t(nameKey)}
                  onClick={() => use(tool)}
                >
                  {icon}
                </button>
              ))}
            </div>
          )}
          <textarea
            ref={area}
            {...control}
            rows={8}
            spellCheck
            maxLength={maxLength}
            value={markup ?? html}
            onChange={({ currentTarget }) =>
              markup === null ? onChange(currentTarget.value) : type(currentTarget.value)
            }
          />
        </Root>
      )}
    </Field>
  );
}
