// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import {
  AreaChart,
  Breadcrumbs,
  Button,
  CodeField,
  ColourField,
  Combobox,
  Confetti,
  DateRangeField,
  Dialog,
  DonutChart,
  ImageCropper,
  LinkButton,
  NumberField,
  Pagination,
  Picture,
  RuleField,
  SignInForm,
  SnackbarProvider,
  Stepper,
  Table,
  TextField,
} from './index.ts';

describe('U24 rendering on the server', () => {
  it('U24 a form that no script runs for sends nothing: a password would stand in the address', () => {
    const html = renderToString(<SignInForm onSignIn={() => Promise.resolve()} />);
    expect(html).toMatch(/<form[^>]* method="dialog"/);
  });

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
        <DonutChart title="Shares" parts={[{ name: 'Store', value: 3 }]} />
        <RuleField rule="sort_code" label="Sort code" value="12-34" onValueChange={() => undefined} />
        <CodeField label="Code" value="" onValueChange={() => undefined} />
        <ColourField label="Colour" value="" onValueChange={() => undefined} alpha />
        <Combobox label="Font" value={null} onValueChange={() => undefined} options={[]} />
        <DateRangeField label="Period" value={{ from: '', to: '' }} onValueChange={() => undefined} />
        <ImageCropper
          label="Crop"
          src="/images/a.png"
          alt="A"
          ratio={1}
          value={{}}
          onValueChange={() => undefined}
        />
        <Table
          caption="Long"
          columns={[{ key: 'id', header: 'Id', cell: (row: number) => row, primary: true }]}
          rows={Array.from({ length: 2000 }, (_, at) => at)}
          rowKey={(row) => row}
          maxHeight="20rem"
          rowHeight={44}
        />
        <Confetti />
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
    expect(html).not.toContain('ui-confetti');
    // A long table draws its first rows alone.
    expect(html.split('data-row=').length).toBeLessThan(60);
    expect(render()).toBe(html);
  });
});
