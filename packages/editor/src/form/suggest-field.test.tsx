import { blockRegistry } from '@omnis/blocks';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FormChoicesContext, type FormChoices } from './form-choices.ts';
import { PropertyField } from './property-field.tsx';

const option = (value: string) => ({ value, label: value });
const shop: FormChoices = {
  splitTests: [option('hero')],
  splitTestVariations: [option('Old'), option('New')],
};

function open(blockType: string, choices: FormChoices) {
  const field = blockRegistry.get(blockType)?.fields[0];
  if (!field) throw new Error(`${blockType} asks for nothing`);
  const onChange = vi.fn<(value: unknown) => void>();
  render(
    <FormChoicesContext value={choices}>
      <PropertyField field={field} value="" error={undefined} onChange={onChange} />
    </FormChoicesContext>,
  );
  const input = screen.getByLabelText<HTMLInputElement>(field.label);
  return { input, onChange, suggested: Array.from(input.list?.options ?? [], ({ value }) => value) };
}

describe('E5 a line that the shop has suggestions for', () => {
  it.each([
    ['splitTest', ['hero']],
    ['splitTestVariation', ['Old', 'New']],
  ])('E5 of %s offers them, and takes what else is typed', (blockType, expected) => {
    const { input, onChange, suggested } = open(blockType, shop);
    expect(suggested).toEqual(expected);
    fireEvent.change(input, { target: { value: 'Something else' } });
    expect(onChange).toHaveBeenCalledWith('Something else');
  });

  it('E5 is a plain line while the shop has none', () => {
    expect(open('splitTest', {}).input.list).toBeNull();
  });
});
