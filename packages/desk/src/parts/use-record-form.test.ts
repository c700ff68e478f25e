import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRecordForm } from './use-record-form.ts';

interface Zone {
  readonly name: string;
  readonly note: string;
}

function openForm() {
  let answer = (_zone: Zone): void => undefined;
  const { result } = renderHook(() =>
    useRecordForm<Zone, Zone>({
      record: { name: 'Europe', note: '' },
      blank: { name: '', note: '' },
      valuesOf: (zone) => zone,
      send: () =>
        new Promise((resolve) => {
          answer = (data) => resolve({ data });
        }),
      done: { created: 'Created', saved: 'Saved' },
      tell: () => undefined,
    }),
  );
  return { result, answer: (zone: Zone) => answer(zone) };
}

it('what is typed while a save is under way stays, and is not saved yet', async () => {
  const { result, answer } = openForm();
  act(() => result.current.set({ name: ' EU ' }));
  let saving: Promise<unknown> = Promise.resolve();
  act(() => void (saving = result.current.save()));
  act(() => result.current.set({ note: 'typed meanwhile' }));
  await act(async () => {
    answer({ name: 'EU', note: '' });
    await saving;
  });
  expect(result.current.values).toEqual({ name: 'EU', note: 'typed meanwhile' });
  expect(result.current.dirty).toBe(true);
});

it('a save that nothing was typed beside leaves the values as they were saved', async () => {
  const { result, answer } = openForm();
  act(() => result.current.set({ name: ' EU ' }));
  let saving: Promise<unknown> = Promise.resolve();
  act(() => void (saving = result.current.save()));
  await act(async () => {
    answer({ name: 'EU', note: '' });
    await saving;
  });
  expect(result.current.values).toEqual({ name: 'EU', note: '' });
  expect(result.current.dirty).toBe(false);
});
