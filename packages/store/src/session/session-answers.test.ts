import { calls, type CallName } from '@omnis/contract';
import { describe, expect, it } from 'vitest';
import { isSessionAnswer, isTurnedOn } from './session-answers.ts';

const session = calls['accounts.get'].response;
const names = Object.keys(calls) as CallName[];
const camel = (name: string): string =>
  name.replace(/\.(\w)/, (_match, letter: string) => letter.toUpperCase());
const answered = (name: string) => ({
  type: 'api/executeMutation/fulfilled',
  payload: {},
  meta: { requestId: '1', requestStatus: 'fulfilled', arg: { endpointName: camel(name) } },
});

/** Tells whether a call answers with the session, or holds it in its answer. */
function holdsSession(name: CallName): 'whole' | 'within' | 'no' {
  const { response } = calls[name];
  if (response === session) return 'whole';
  return 'shape' in response && 'session' in response.shape && response.shape.session === session
    ? 'within'
    : 'no';
}

describe('the session that the store holds', () => {
  it.each(names.filter((name) => holdsSession(name) === 'whole'))('is the one that %s answers', (name) => {
    expect(isSessionAnswer(answered(name))).toBe(true);
  });

  it.each(names.filter((name) => holdsSession(name) === 'within'))(
    'is the one in what %s answers',
    (name) => {
      expect(isTurnedOn(answered(name))).toBe(true);
    },
  );

  it('is no other answer', () => {
    const others = names.filter((name) => holdsSession(name) === 'no');
    expect(others.length).toBeGreaterThan(50);
    expect(others.filter((name) => isSessionAnswer(answered(name)) || isTurnedOn(answered(name)))).toEqual(
      [],
    );
  });
});
