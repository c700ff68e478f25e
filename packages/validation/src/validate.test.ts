import { describe, expect, it } from 'vitest';
import { rules } from './rules.ts';
import { firstMessages, validate, type ValidationSchema as Schema } from './validate.ts';

const signUp = {
  email: ['required', 'email'],
  password: ['required', 'password', ['min_length', 8], 'number_required'],
} as const;

describe('validate', () => {
  it('VAL1 gives errors by field, in the order of fields and rules', () => {
    const messages = validate(signUp, { password: ' short', email: 'a@b' });
    expect(JSON.stringify(messages)).toBe(
      JSON.stringify({
        email: ['Please enter a valid email address'],
        password: [
          'Password cannot start or end with spaces',
          'Must contain at least 8 characters',
          'Must contain at least one number',
        ],
      }),
    );
    expect(firstMessages(messages)).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password cannot start or end with spaces',
    });
  });

  it('VAL1 an empty field is only required', () => {
    expect(validate(signUp, {})).toEqual({
      email: ['This field is required'],
      password: ['This field is required'],
    });
    expect(validate({ website: ['url'] }, {})).toEqual({});
  });

  it('VAL2 takes one rule, dotted fields and checks of one’s own', () => {
    const schema = {
      'address.zip': ['required', 'postcode'],
      name: 'required',
      repeat: [
        (value: unknown, values: Readonly<Record<string, unknown>>) =>
          value === values['password'] ? null : 'Passwords differ',
      ],
    } as const;
    expect(validate(schema, { address: { zip: 'X' }, name: 'a', password: 'p', repeat: 'q' })).toEqual({
      'address.zip': ['Please enter a valid postcode'],
      repeat: ['Passwords differ'],
    });
    expect(
      validate({ 'address.zip': 'postcode' }, { 'address.zip': 'PO30 5TL', address: { zip: 'X' } }),
    ).toEqual({});
  });

  it('VAL2 takes rules by name, a lone pair, and the rules themselves', () => {
    const values = { name: 'ab', email: 'a@b', zip: 'X', logo: 'a.gif' };
    expect(validate({ name: { required: true, min_length: 3, email: false } }, values)).toEqual({
      name: ['Must contain at least 3 characters'],
    });
    expect(validate({ name: ['min_length', 8], logo: ['ext', { formats: 'png' }] }, values)).toEqual({
      name: ['Must contain at least 8 characters'],
      logo: ['Must upload the following formats: png'],
    });
    // Authors of plain JavaScript may pass the rules themselves.
    const own = { name: rules.min_length, email: [rules.required, rules.email] };
    expect(Reflect.apply(validate, undefined, [own, values])).toEqual({
      name: ['Must contain at least 3 characters'],
      email: ['Please enter a valid email address'],
    });
    const inferred = {
      repeat: [(value, all) => (value === all['name'] ? null : 'Differs')],
    } satisfies Schema;
    expect(validate(inferred, { ...values, repeat: 'x' })).toEqual({ repeat: ['Differs'] });
  });

  it('VAL2 values that are none are a form in which nothing was entered', () => {
    const values: Parameters<typeof validate>[1] = JSON.parse('null');
    expect(validate({ name: 'required', 'a.b': 'email' }, values)).toEqual({
      name: ['This field is required'],
    });
  });

  it('VAL3 names a rule that does not exist, with its field', () => {
    const schema: Parameters<typeof validate>[0] = JSON.parse('{"email":["requierd"]}');
    expect(() => validate(schema, {})).toThrow('Unknown rule requierd of the field email');
  });

  it.each([
    ['{"age":[["min_value"]]}', 'The rule min_value needs a number as its parameter (field age)'],
    ['{"age":["max_value"]}', 'The rule max_value needs a number as its parameter (field age)'],
    ['{"age":[["max_value","x"]]}', 'The rule max_value needs a number as its parameter, not x (field age)'],
    ['{"logo":["ext"]}', 'The rule ext needs file endings as its parameter (field logo)'],
    ['{"logo":[["ext",[]]]}', 'The rule ext needs file endings'],
    ['{"logo":"regex"}', 'The rule regex needs a pattern as its parameter (field logo)'],
    ['{"age":[["min_value",null]]}', 'The rule min_value needs a number as its parameter (field age)'],
    ['{"age":{"requierd":true}}', 'Unknown rule requierd of the field age'],
    ['{"age":{"min_value":true}}', 'The rule min_value needs a number as its parameter (field age)'],
    [
      '{"age":[["min_length",{"max":3}]]}',
      'The rule min_length needs a number as its parameter, not undefined',
    ],
    ['{"logo":[["regex",{"patern":"a"}]]}', 'The rule regex needs a pattern as its parameter, not undefined'],
    ['{"email":7}', 'The rules of the field email are no list of rules'],
    ['{"email":[null]}', 'Unknown rule null of the field email'],
    ['{"email":[[]]}', 'Unknown rule undefined of the field email'],
    ['{"email":"toString"}', 'Unknown rule toString of the field email'],
  ])('VAL3 %s: %s', (json, message) => {
    const schema: Parameters<typeof validate>[0] = JSON.parse(json);
    expect(() => validate(schema, { age: 5, logo: 'a.png' })).toThrow(message);
  });

  it('VAL4 does not read inherited fields', () => {
    const schema: Parameters<typeof validate>[0] = JSON.parse(
      '{"toString":["required"],"__proto__.polluted":["required"]}',
    );
    expect(validate(schema, {})).toEqual({
      toString: ['This field is required'],
      '__proto__.polluted': ['This field is required'],
    });
  });
});
