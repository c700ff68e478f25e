import { submitFault, useStoresCreateMutation, useStoresSubdomainQuery } from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import { Brand, Button, EntryPage, Notice, TextField, useForm } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveButton } from './leave-button.tsx';
import { subdomainOf } from './subdomain.ts';

const Form = styled.form.withConfig({ componentId: 'dash-open-store-form' })`
  display: grid;
  gap: ${token('space.5')};
`;

const shortest = 3;
/** Milliseconds without a key after which the server is asked. */
const settle = 250;

/** Says under the field where the store would live, and whether that is free. */
function useAddressHelp(subdomain: string): { help: string; taken: boolean } {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(subdomain), settle);
    return () => clearTimeout(timer);
  }, [subdomain]);
  const { data, isFetching } = useStoresSubdomainQuery(
    { query: { subdomain: asked } },
    { skip: asked.length < shortest || asked !== subdomainOf(asked) },
  );
  if (!data || isFetching || data.subdomain !== subdomain) {
    return { help: 'Letters, digits and hyphens.', taken: false };
  }
  return data.available
    ? { help: `Your store will be at ${data.host}`, taken: false }
    : { help: 'Letters, digits and hyphens.', taken: true };
}

/** The last step of signing up: a name and an address, and the store is there with its first pages. */
export function OpenStore(): ReactElement {
  useTitle('Open your store');
  const [create] = useStoresCreateMutation();
  // The address follows the name until somebody writes one.
  const chosen = useRef(false);
  const form = useForm({
    initialValues: { name: '', subdomain: '' },
    schema: { name: ['required'], subdomain: ['required', ['min_length', shortest]] },
    onSubmit: async (body) => {
      const { error } = await create({ body });
      if (error !== undefined) return submitFault(error);
      return undefined;
    },
  });
  const name = form.field('name');
  const subdomain = form.field('subdomain');
  const { help, taken } = useAddressHelp(form.values.subdomain);
  return (
    <EntryPage
      brand={<Brand {...product} />}
      title="Open your store"
      text="Two words from you, and it is there. You can change everything but the address later."
    >
      <Form {...form.props}>
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        <TextField
          label="Name of the store"
          autoComplete="organization"
          {...name}
          onValueChange={(value) =>
            form.setValues({ name: value, ...(chosen.current ? {} : { subdomain: subdomainOf(value) }) })
          }
        />
        <TextField
          label="Address"
          autoComplete="off"
          spellCheck={false}
          help={help}
          {...subdomain}
          error={
            subdomain.error ??
            (taken ? 'This address belongs to another store. Choose a different one.' : null)
          }
          onValueChange={(value) => {
            chosen.current = true;
            form.setValues({ subdomain: value.toLowerCase() });
          }}
        />
        <Button type="submit" size="lg" fullWidth loading={form.submitting} loadingLabel="Opening your store">
          Open my store
        </Button>
      </Form>
      <p>Do you belong to a store that is there already? Ask its owner to add you, then sign in again.</p>
      <LeaveButton />
    </EntryPage>
  );
}
