// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import {
  AreaChart,
  Breadcrumbs,
  Button,
  Dialog,
  LinkButton,
  NumberField,
  Pagination,
  Picture,
  SnackbarProvider,
  Stepper,
  TextField,
} from './index.ts';

describe('U24 rendering on the server', () => {
  it('U24 needs no document, and gives the same twice', () => {
    const page = () => (
      <SnackbarProvider>
        <Breadcrumbs items={[{ text: 'Home', href: '/' }, { text: 'Tee' }]} />
        <Picture src="/images/tee.png" alt="Tee" width={480} height={600} priority />
        <TextField label="Email" value="" />
        <NumberField label="Quantity" value={1} onValueChange={() => undefined} steppers />
        <Button>Add to basket</Button>
        <LinkButton href="/basket/">Basket</LinkButton>
        <Pagination page={1} count={3} href={(at) => `?page=${at}`} />
        <Stepper label="Checkout" steps={['Delivery', 'Payment']} current={0} />
        <AreaChart title="Orders" labels={['Mon']} series={[{ name: 'Orders', values: [3] }]} />
        <Dialog open={false} onOpenChange={() => undefined} title="Closed" />
      </SnackbarProvider>
    );
    const render = (): string => {
      const sheet = new ServerStyleSheet();
      const html = renderToString(sheet.collectStyles(page()));
      sheet.seal();
      return html;
    };
    const html = render();
    expect(html).toContain('Add to basket');
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('Closed');
    expect(render()).toBe(html);
  });
});
