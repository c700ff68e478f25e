import { act, fireEvent, render, screen } from '@testing-library/react';
import { isRuleName, rules } from '@omnis/validation';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RuleField, type TextRule } from './rule-field.tsx';
import { ruleInputs } from './rule-inputs.ts';

function Example({ rule, required }: { rule: TextRule; required?: boolean }) {
  const [value, setValue] = useState('');
  return <RuleField rule={rule} label="Value" value={value} onValueChange={setValue} required={required} />;
}
const input = () => screen.getByLabelText<HTMLInputElement>('Value');
const textRules = Object.keys(rules)
  .filter(isRuleName)
  .filter((name) => name !== 'ext');

/** A rule with what it cannot check without. */
function withParameter(name: (typeof textRules)[number]): TextRule {
  switch (name) {
    case 'min_value':
    case 'max_value':
      return [name, 3];
    case 'regex':
      return [name, /^[a-z]+$/];
    default:
      return name;
  }
}

describe('U30 rule fields (platform.md §5)', () => {
  it.each(textRules)('U30 %s has a field with its keys, its help and no pattern', (name) => {
    render(<Example rule={withParameter(name)} />);
    const { type = 'text', inputMode, autoComplete, help, control } = ruleInputs[name];
    expect(input().tagName).toBe(control === 'area' ? 'TEXTAREA' : 'INPUT');
    expect(input().hasAttribute('pattern')).toBe(false);
    if (control === 'text') expect(input().type).toBe(type);
    if (inputMode) expect(input().inputMode).toBe(inputMode);
    if (autoComplete) expect(input().getAttribute('autocomplete')).toBe(autoComplete);
    if (help) expect(screen.getByText(help)).toBeTruthy();
  });

  it('U30 puts dashes into a sort code while it is typed, and the caret stays where one types', async () => {
    const user = userEvent.setup();
    render(<Example rule="sort_code" />);
    await user.type(input(), '123456');
    expect(input().value).toBe('12-34-56');
    // A digit in the middle is taken out and another put in.
    await user.type(input(), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(input().value).toBe('12-35-6');
    expect(input().selectionStart).toBe(4);
    await user.keyboard('9');
    expect(input().value).toBe('12-39-56');
    expect(input().selectionStart).toBe(5);
  });

  it('U30 says the rule’s message once it is left, and no sooner', async () => {
    const user = userEvent.setup();
    render(<Example rule="postcode" />);
    await user.type(input(), 'po30');
    expect(input().value).toBe('PO30');
    expect(screen.queryByText('Please enter a valid postcode')).toBeNull();
    await user.tab();
    expect(screen.getByText('Please enter a valid postcode')).toBeTruthy();
    await user.type(input(), '5tl');
    expect(screen.queryByText('Please enter a valid postcode')).toBeNull();
    await user.tab();
    expect(input().value).toBe('PO30 5TL');
  });

  it('U30 takes the parameter of its rule', async () => {
    const user = userEvent.setup();
    render(<Example rule={['min_length', 8]} />);
    await user.type(input(), 'short');
    await user.tab();
    expect(screen.getByText('Must contain at least 8 characters')).toBeTruthy();
  });

  it('U30 keeps a plain form from being sent, with the rule’s words under the field', () => {
    const send = vi.fn();
    const { container } = render(
      <form onSubmit={send}>
        <Example rule="email" required />
      </form>,
    );
    expect(input().validationMessage).toBe('This field is required');
    act(() => expect(container.querySelector('form')?.checkValidity()).toBe(false));
    expect(screen.getByText('This field is required')).toBeTruthy();
  });

  it('U30 leaves the message to a form that has one', async () => {
    const user = userEvent.setup();
    render(<RuleField rule="email" label="Value" value="x" onValueChange={() => undefined} error={null} />);
    await user.click(input());
    await user.tab();
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('U31 codes and passwords', () => {
  function Code({ kind, done }: { kind?: 'recovery'; done?: (code: string) => void }) {
    const [value, setValue] = useState('');
    return <CodeField label="Value" kind={kind} value={value} onValueChange={setValue} onComplete={done} />;
  }

  it('U31 takes three digits, a space, three digits from keys and from a pasted sentence', async () => {
    const user = userEvent.setup();
    const done = vi.fn();
    render(<Code done={done} />);
    expect(input().autocomplete).toBe('one-time-code');
    expect(input().inputMode).toBe('numeric');
    await user.type(input(), '12a34');
    expect(input().value).toBe('123 4');
    await user.clear(input());
    await user.click(input());
    await user.paste('Your code is 987-654');
    expect(input().value).toBe('987 654');
    expect(done.mock.calls).toEqual([['987 654']]);
  });

  it('U31 takes a recovery code and puts its dash', async () => {
    const user = userEvent.setup();
    const done = vi.fn();
    render(<Code kind="recovery" done={done} />);
    await user.type(input(), 'abcd1234EFGH5678xx');
    expect(input().value).toBe('abcd1234-EFGH5678');
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('U31 says that Caps Lock is on, until it is off or the field is left', () => {
    render(
      <PasswordField
        label="Value"
        value=""
        onValueChange={() => undefined}
        autoComplete="current-password"
      />,
    );
    fireEvent.keyDown(input(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByRole('status').textContent).toBe('Caps Lock is on');
    fireEvent.keyUp(input(), { key: 'CapsLock', modifierCapsLock: false });
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.keyDown(input(), { key: 'A', modifierCapsLock: true });
    fireEvent.blur(input());
    expect(screen.queryByText('Caps Lock is on')).toBeNull();
  });

  it('U30 says in words that there is no such rule', () => {
    const rule = JSON.parse('"nosuch"');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(<RuleField rule={rule} label="A" value="" onValueChange={() => undefined} />),
    ).toThrow('RuleField: there is no rule “nosuch”. There are required, ');
  });
});
