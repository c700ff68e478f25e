import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Checkbox, Switch } from './checkbox.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { Field } from './field.tsx';

const meta: Meta = {
  title: 'ui/Fields',
  component: TextField,
  subcomponents: {
    TextArea,
    NumberField,
    PasswordField,
    SearchField,
    Select,
    Checkbox,
    Switch,
    RadioGroup,
    Field,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

function TextExamples() {
  const [name, setName] = useState('Maya');
  const [email, setEmail] = useState('maya@example');
  const [company, setCompany] = useState('');
  const [price, setPrice] = useState('24.00');
  return (
    <Stack gap={5}>
      <TextField label="First name" value={name} onValueChange={setName} autoComplete="given-name" required />
      <TextField
        label="Email"
        type="email"
        value={email}
        onValueChange={setEmail}
        help="For the receipt and news of the delivery"
        error="Please enter a valid email address"
      />
      <TextField
        label="Company"
        optional
        value={company}
        onValueChange={setCompany}
        placeholder="Northwind Ltd"
      />
      <TextField
        label="Price"
        value={price}
        onValueChange={setPrice}
        prefix="£"
        suffix="inc. VAT"
        inputMode="decimal"
      />
      <TextField label="Store address" value="demo" disabled suffix=".omnis.example" />
    </Stack>
  );
}
export const Text: Story = { render: () => <TextExamples /> };

function OtherExamples() {
  const [text, setText] = useState('Soft organic cotton, printed to order.\nWash at 30 degrees.');
  const [quantity, setQuantity] = useState<number | null>(2);
  const [country, setCountry] = useState<'GB' | 'IE' | 'FR' | ''>('');
  const [password, setPassword] = useState('open sesame');
  const [search, setSearch] = useState('otter');
  return (
    <Stack gap={5}>
      <TextArea label="Description" value={text} onValueChange={setText} maxLength={300} showCount />
      <NumberField label="Quantity" value={quantity} onValueChange={setQuantity} min={1} max={20} steppers />
      <Select
        label="Country"
        placeholder="Choose a country"
        value={country}
        onValueChange={setCountry}
        options={[
          { value: 'GB', label: 'United Kingdom' },
          {
            label: 'European Union',
            options: [
              { value: 'FR', label: 'France' },
              { value: 'IE', label: 'Ireland' },
            ],
          },
        ]}
      />
      <PasswordField
        label="Password"
        value={password}
        onValueChange={setPassword}
        autoComplete="current-password"
      />
      <SearchField label="Search products" value={search} onValueChange={setSearch} />
    </Stack>
  );
}
export const Others: Story = { render: () => <OtherExamples /> };

function ChoiceExamples() {
  const [terms, setTerms] = useState(false);
  const [news, setNews] = useState(true);
  const [live, setLive] = useState(true);
  const [size, setSize] = useState<'S' | 'M' | 'L'>('M');
  const [delivery, setDelivery] = useState<'standard' | 'express'>('standard');
  return (
    <Stack gap={5}>
      <div>
        <Checkbox
          label="Send me news about new designs"
          checked={news}
          onCheckedChange={setNews}
          help="Once a month at most"
        />
        <Checkbox
          label="I accept the terms of sale"
          checked={terms}
          onCheckedChange={setTerms}
          error="This field is required"
        />
        <Checkbox
          label="All orders on this page"
          checked={false}
          indeterminate
          onCheckedChange={() => undefined}
        />
        <Checkbox label="Cannot be changed" checked disabled />
      </div>
      <Switch
        label="Store is live"
        checked={live}
        onCheckedChange={setLive}
        help="Shoppers can visit and buy"
      />
      <Switch label="Holiday mode" checked={false} onCheckedChange={() => undefined} />
      <RadioGroup
        label="Size"
        look="inline"
        value={size}
        onValueChange={setSize}
        options={[
          { value: 'S', label: 'S' },
          { value: 'M', label: 'M' },
          { value: 'L', label: 'L', disabled: true },
        ]}
      />
      <RadioGroup
        label="Delivery"
        look="cards"
        value={delivery}
        onValueChange={setDelivery}
        options={[
          { value: 'standard', label: 'Standard', help: 'Two to four working days', end: 'Free' },
          { value: 'express', label: 'Express', help: 'Tomorrow before noon', end: '£4.95' },
        ]}
      />
    </Stack>
  );
}
export const Choices: Story = { render: () => <ChoiceExamples /> };

/** A browser calls radios without a choice indeterminate, as it does a half-checked checkbox: they must not look chosen. */
export const NothingChosen: Story = {
  render: () => (
    <RadioGroup
      label="Size"
      value=""
      onValueChange={() => undefined}
      options={[
        { value: 'S', label: 'S' },
        { value: 'M', label: 'M' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      const { backgroundColor, borderColor } = getComputedStyle(radio);
      await expect(backgroundColor).not.toBe(borderColor);
    }
  },
};
