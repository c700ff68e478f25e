import { expect, it } from 'vitest';

import { clientFiles, isClientImport } from './client-directive.ts';

const files = new Map(
  Object.entries({
    '/dist/index.js':
      'import {\n  Button\n} from "./button.js";\nimport {\n  sum\n} from "./sum.js";\nexport {\n  Button,\n  sum\n};\n',
    '/dist/button.js':
      'import { styled } from "styled-components";\nvar Button = styled.button``;\nexport { Button };\n',
    '/dist/form.js':
      '// src/form.ts\nimport {\n  Button\n} from "./button.js";\nvar Form = () => Button;\nexport {\n  Form\n};\n',
    '/dist/sum.js':
      'import { round } from "./round.js";\nvar sum = (a, b) => round(a + b);\nexport { sum };\n',
    '/dist/line.js':
      'import { jsx } from "react/jsx-runtime";\nvar Line = () => jsx("hr", {});\nexport { Line };\n',
    '/dist/close.js':
      'import { jsx } from "react/jsx-runtime";\nvar Close = () => jsx("a", { onClick: close });\nexport { Close };\n',
    '/dist/round.js':
      'var round = Math.round;\nvar later = () => import("./button.js");\nexport { later, round };\n',
  }),
);

it('marks files that import React and those that import them, but neither barrels nor code that a server runs', () => {
  expect([...clientFiles(files)]).toEqual(['/dist/button.js', '/dist/form.js', '/dist/close.js']);
});

it.each([
  ['react', true],
  ['react/jsx-runtime', true],
  ['react-dom/client', true],
  ['@base-ui/react/menu', true],
  ['@omnis/ui', true],
  ['@omnis/theme/react', true],
  ['#components', true],
  ['@omnis/theme', false],
  ['@omnis/models', false],
  ['@omnis/blocks/data', false],
  ['@omnis/contract/paths', false],
  ['zod', false],
  ['reactive-numbers', false],
])('tells whether %s brings React along: %s', (specifier, isClient) => {
  expect(isClientImport(specifier)).toBe(isClient);
});
