import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../link/link.tsx';
import { Button } from './button.tsx';
import { IconButton, IconLink } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

describe('U1 buttons', () => {
  it('U1 do what they are told and do not send forms unless told', () => {
    const click = vi.fn();
    render(<Button onClick={click}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(button);
    expect(click).toHaveBeenCalledOnce();
    expect(button.getAttribute('type')).toBe('button');
  });

  it('U1 while loading keep the focus, say so, and do nothing', () => {
    const click = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading loadingLabel="Saving" onClick={click}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Saving');
  });

  it('U1 with an icon have a name and show counts up to 99', () => {
    render(
      <>
        <IconButton label="Search">
          <svg />
        </IconButton>
        <IconLink label="Basket, 120 items" href="/basket/" count={120}>
          <svg />
        </IconLink>
        <IconButton label="Favourites" count={0}>
          <svg />
        </IconButton>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Basket, 120 items' }).textContent).toBe('99+');
    expect(screen.getByRole('button', { name: 'Favourites' }).textContent).toBe('');
  });
});

describe('U2 links', () => {
  const Routed = ({ href, children }: { href: string; children?: ReactNode }) => (
    <a href={`/app${href}`}>{children}</a>
  );

  it('U2 go through the router inside, and not outside', () => {
    render(
      <LinkProvider component={Routed}>
        <LinkButton href="/basket/">Basket</LinkButton>
        <LinkButton href="https://example.com/">Elsewhere</LinkButton>
        <LinkButton href="//example.com/">Elsewhere too</LinkButton>
        <LinkButton href="/terms/" target="_blank">
          Terms
        </LinkButton>
      </LinkProvider>,
    );
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Basket')).toBe('/app/basket/');
    expect(href('Elsewhere')).toBe('https://example.com/');
    expect(href('Elsewhere too')).toBe('//example.com/');
    expect(href('Terms')).toBe('/terms/');
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('rel')).toBe('noopener noreferrer');
  });
});
