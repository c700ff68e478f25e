import './every-entry.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { Page } from './page.ts';

const sheet = new ServerStyleSheet();
console.log(renderToString(sheet.collectStyles(createElement(Page))), sheet.getStyleTags());
