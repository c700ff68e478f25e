import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The styled element of {@link FileDrop}. */
export const FileDropRoot = styled.div.withConfig({ componentId: 'ui-file-drop' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};

  > .label {
    color: ${token('form.label')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
  }
  .optional {
    color: ${token('form.help')};
    font-weight: ${token('weight.regular')};
  }
  .area {
    position: relative;
    display: grid;
    justify-items: center;
    gap: ${token('space.1')};
    padding: ${token('space.8')} ${token('space.4')};
    border: 1.5px dashed ${token('form.borderColor')};
    border-radius: ${token('radius.lg')};
    background: ${token('form.background')};
    color: ${token('form.color')};
    text-align: center;
    cursor: pointer;
    transition:
      border-color ${token('motion.fast')} ${token('motion.ease')},
      background-color ${token('motion.fast')} ${token('motion.ease')};
  }
  .area:hover {
    border-color: ${token('form.borderHover')};
  }
  &:not([data-plain]) .area input {
    ${visuallyHidden}
  }
  &[data-plain] .area input {
    max-width: 100%;
    font: inherit;
  }
  &[data-plain] :is(.icon, .call) {
    display: none;
  }
  .area:has(:focus-visible) {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: ${token('focus.offset')};
  }
  .area[data-over] {
    border-style: solid;
    border-color: ${token('form.accent')};
    background: ${token('surface.selected')};
  }
  .area[data-disabled] {
    opacity: ${token('opacity.disabled')};
    cursor: not-allowed;
  }
  &[data-invalid] .area {
    border-color: ${token('error.text')};
  }
  .icon {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-bottom: ${token('space.2')};
    border-radius: ${token('radius.full')};
    background: ${token('primary.soft')};
    color: ${token('primary.softText')};
  }
  .icon svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  .area u {
    color: ${token('link.color')};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  .area small {
    color: ${token('form.help')};
    font-size: ${token('type.sm')};
  }
  .error {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  ul {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.1')} ${token('space.3')};
    min-height: 3.5rem;
    padding: ${token('space.2')} ${token('space.2')} ${token('space.2')} ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.base')};
    font-size: ${token('type.sm')};
  }
  li > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${token('text.muted')};
  }
  /* However tall the picture is: the styles of a page may go by its own proportions. */
  li > img {
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${token('radius.sm')};
    object-fit: cover;
  }
  li:has(> img) {
    padding-inline-start: ${token('space.2')};
  }
  li .name {
    display: flex;
    align-items: baseline;
    gap: ${token('space.2')};
    white-space: nowrap;
  }
  li .name > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  li .name small {
    flex: none;
    color: ${token('text.muted')};
  }
  li[data-status='queued'] .name {
    color: ${token('text.muted')};
  }
  .row-actions {
    display: flex;
  }
  li[data-failed] {
    border-color: ${token('error.text')};
  }
`;
