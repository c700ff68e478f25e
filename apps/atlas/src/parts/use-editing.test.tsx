import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useEditing } from './use-editing.ts';

function Editable(): ReactElement {
  const { isEditing, setEditing, ref } = useEditing();
  return (
    <div ref={ref}>
      {isEditing ? (
        <form>
          <input aria-label="Team" />
          <button type="button" onClick={() => setEditing(false)}>
            Cancel
          </button>
        </form>
      ) : (
        <button type="button" data-edit="" onClick={() => setEditing(true)}>
          Edit
        </button>
      )}
    </div>
  );
}

afterEach(cleanup);

it('AT48 a card that turns into a form and back keeps the focus', () => {
  render(<Editable />);
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByText('Edit'));
  expect(document.activeElement).toBe(screen.getByLabelText('Team'));
  fireEvent.click(screen.getByText('Cancel'));
  expect(document.activeElement).toBe(screen.getByText('Edit'));
});
