import '@omnis/theme/global.css';
import { PageView } from '@omnis/blocks';
import { Button } from '@omnis/ui';
import { createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';

const page = { blocks: [{ type: 'banner', properties: { title: 'Made on the quay', media: 'overlay' } }] };

createRoot(document.getElementById('root')).render(
  createElement(
    Fragment,
    null,
    createElement(PageView, { page }),
    createElement(Button, null, 'Add to basket'),
  ),
);
