import { gateKinds } from './gate.limits.ts';
import { colour } from '../../read/look-properties.ts';
import { choice, group, text, wholeText } from '../../read/properties.ts';

/** Properties of a block `gate`. */
export const gateProperties = {
  kind: choice(gateKinds, 'password'),
  title: text,
  copy: wholeText,
  password: text,
  opensAt: wholeText,
  buttonText: text,
  action: group,
  backgroundColor: colour,
  textColor: colour,
};
