import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ColourField } from '../colour/colour-field.tsx';
import { Combobox, type ComboboxOption } from '../combobox/combobox.tsx';
import { useForm } from '../form/use-form.ts';
import { Stack } from '../layout/layout.tsx';
import { CodeField } from './code-field.tsx';
import { DateField } from './date-field.tsx';
import { DateRangeField } from './date-range-field.tsx';
import { RuleField } from './rule-field.tsx';

const meta: Meta = {
  title: 'ui/Fields by rule',
  component: RuleField,
  subcomponents: { Combobox, ColourField, CodeField, DateField, DateRangeField },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

function BankDetails() {
  const form = useForm({
    initialValues: {
      name: 'Otter & Oak Ltd',
      sortCode: '20-45-4',
      account: '31926819',
      insurance: '',
      vat: 'GB 123',
      postcode: 'PO30 5TL',
    },
    schema: {
      name: ['required'],
      sortCode: ['required', 'sort_code'],
      account: ['required', 'account_number'],
      vat: 'vat_number',
      postcode: ['required', 'postcode'],
    },
    onSubmit: () => undefined,
  });
  return (
    <form {...form.props}>
      <Stack gap={5}>
        <RuleField rule="required" label="Account holder" {...form.field('name')} />
        <RuleField rule="sort_code" label="Sort code" {...form.field('sortCode')} />
        <RuleField rule="account_number" label="Account number" {...form.field('account')} />
        <RuleField
          rule="national_insurance_number"
          label="National Insurance number"
          optional
          {...form.field('insurance')}
        />
        <RuleField rule="vat_number" label="VAT number" optional {...form.field('vat')} />
        <RuleField rule="postcode" label="Postcode" {...form.field('postcode')} />
        <Button type="submit">Save bank details</Button>
      </Stack>
    </form>
  );
}
export const Bank: Story = { render: () => <BankDetails /> };

function Marketing() {
  const [domain, setDomain] = useState('otterandoak.example');
  const [measurement, setMeasurement] = useState('UA-1234');
  const [pixel, setPixel] = useState('');
  const [verification, setVerification] = useState(
    '<meta name="google-site-verification" content="abc_DEF-123=" />',
  );
  return (
    <Stack gap={5}>
      <RuleField rule="domain" label="Domain" value={domain} onValueChange={setDomain} />
      <RuleField
        rule="measurement_id"
        label="Google Analytics"
        value={measurement}
        onValueChange={setMeasurement}
        error="Invalid measurement ID"
      />
      <RuleField
        rule="facebook_pixel"
        label="Facebook pixel"
        value={pixel}
        onValueChange={setPixel}
        optional
      />
      <RuleField
        rule="site_verification"
        label="Search console"
        value={verification}
        onValueChange={setVerification}
      />
    </Stack>
  );
}
export const MarketingIds: Story = { render: () => <Marketing /> };

function Codes() {
  const [code, setCode] = useState('482 9');
  const [recovery, setRecovery] = useState('k3v9x2qa-7mpz41');
  return (
    <Stack gap={5}>
      <CodeField label="Authentication code" value={code} onValueChange={setCode} />
      <CodeField
        label="Recovery code"
        kind="recovery"
        value={recovery}
        onValueChange={setRecovery}
        error="Invalid recovery code"
      />
      <CodeField label="Authentication code, sent" value="482 917" onValueChange={() => undefined} disabled />
    </Stack>
  );
}
export const CodeInputs: Story = { render: () => <Codes /> };

const products: readonly ComboboxOption[] = [
  { value: 'tee', label: 'Otter at Dawn T-shirt', help: 'Organic cotton, 9 colours' },
  { value: 'hoodie', label: 'Harbour Hoodie', help: 'Heavy fleece, 4 colours' },
  { value: 'tote', label: 'Field Notes Tote', help: 'Canvas, natural' },
  { value: 'mug', label: 'Slow Morning Mug', help: 'Sold out until March', disabled: true },
];

function Finding() {
  const [product, setProduct] = useState<ComboboxOption | null>(products[1] ?? null);
  const [customer, setCustomer] = useState<ComboboxOption | null>(null);
  return (
    <Stack gap={5}>
      <Combobox
        label="Product"
        value={product}
        onValueChange={setProduct}
        options={products}
        placeholder="Find a product"
      />
      <Combobox
        label="Customer"
        help="Looked up while you type"
        value={customer}
        onValueChange={setCustomer}
        placeholder="Name or email"
        loadOptions={async (query) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          if (query.includes('!')) throw new Error('The search is down');
          return ['Maya Okafor', 'Jonas Weber', 'Priya Raman', 'Éloïse Martin']
            .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
            .map((name) => ({
              value: name,
              label: name,
              help: `${name.split(' ')[0]?.toLowerCase()}@mail.example`,
            }));
        }}
      />
      <Combobox
        label="Collection"
        value={null}
        onValueChange={() => undefined}
        options={[]}
        placeholder="Choose a collection"
        error="This field is required"
      />
      <Combobox
        label="Division"
        value={products[2] ?? null}
        onValueChange={() => undefined}
        options={products}
        disabled
      />
    </Stack>
  );
}
export const Comboboxes: Story = { render: () => <Finding /> };

function Days() {
  const [day, setDay] = useState('2026-11-30');
  const [range, setRange] = useState({ from: '2026-11-15', to: '2026-11-21' });
  return (
    <Stack gap={5}>
      <DateField
        label="Store opens"
        value={day}
        onValueChange={setDay}
        min="2026-11-21"
        help="From midnight"
      />
      <DateField label="Sale ends" value="" onValueChange={() => undefined} error="This field is required" />
      <DateRangeField
        label="Period"
        value={range}
        onValueChange={setRange}
        max="2026-11-30"
        presets={[
          { label: 'Today', from: '2026-11-21', to: '2026-11-21' },
          { label: 'Last 7 days', from: '2026-11-15', to: '2026-11-21' },
          { label: 'This month', from: '2026-11-01', to: '2026-11-30' },
        ]}
      />
    </Stack>
  );
}
export const Dates: Story = { render: () => <Days /> };

const swatches = [
  { label: 'Primary', value: '#86b302' },
  { label: 'Ink', value: '#141612' },
  { label: 'Clay', value: '#b5532b' },
  { label: 'Sea', value: '#1f6f8b' },
  { label: 'Paper', value: '#faf7f0' },
  { label: 'Mist', value: '#1416128c' },
];

function Colours() {
  const [text, setText] = useState('#86b302');
  const [overlay, setOverlay] = useState('#1416128c');
  const [none, setNone] = useState('');
  return (
    <Stack gap={6}>
      <ColourField
        label="Heading"
        value={text}
        onValueChange={setText}
        swatches={swatches}
        contrastWith={{ value: '#ffffff', label: 'the page' }}
      />
      <ColourField
        label="Overlay of the banner"
        value={overlay}
        onValueChange={setOverlay}
        alpha
        swatches={swatches}
      />
      <ColourField
        label="Button"
        value={none}
        onValueChange={setNone}
        clearable
        placeholder="As in the theme"
        help="Leave it empty to follow your theme"
      />
    </Stack>
  );
}
export const ColourInputs: Story = { render: () => <Colours /> };
