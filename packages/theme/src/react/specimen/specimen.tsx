import type { CSSProperties, ReactElement } from 'react';
import type { CssTokenName } from '../../tokens/tokens.ts';
import { token } from '../token.ts';
import { SpecimenRoot } from './specimen-root.ts';

const columns = (count: number): CSSProperties & Record<'--columns', number> => ({ '--columns': count });
const garment = (name: CssTokenName): CSSProperties & Record<'--garment', string> => ({
  '--garment': token(name),
});

const outline = 'M32 6 14 16l-9 24 13 6 5-11v57h54V35l5 11 13-6-9-24L68 6c-3 8-9 12-18 12S35 14 32 6Z';

const products = [
  { name: 'Heavyweight tee', colour: 'primary.color', was: null, price: '£24.00', badge: 'New' },
  { name: 'Harbour sweatshirt', colour: 'accent.color', was: '£48.00', price: '£36.00', badge: 'Sale' },
  { name: 'Everyday tee', colour: 'surface.inverse', was: null, price: '£19.00', badge: null },
  { name: 'Organic long sleeve', colour: 'surface.raised', was: null, price: '£28.00', badge: null },
] as const;

function Products(): ReactElement {
  return (
    <section className="section inner">
      <p className="eyebrow">Made to order</p>
      <h2>Best sellers this week</h2>
      <div className="columns" style={columns(4)}>
        {products.map(({ name, colour, was, price, badge }) => (
          <article key={name}>
            <div className="tile">
              <svg className="garment" viewBox="0 0 100 98" aria-hidden="true" style={garment(colour)}>
                <path d={outline} />
              </svg>
            </div>
            <p className="name">{name}</p>
            <p className="price row">
              {was ? (
                <>
                  <s>{was}</s> <strong>{price}</strong>
                </>
              ) : (
                <span>{price}</span>
              )}
              {badge ? <span className="badge">{badge}</span> : null}
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

function Controls(): ReactElement {
  return (
    <section className="inner columns" style={columns(2)}>
      <div className="card">
        <h3>Choose yours</h3>
        <p>
          Printed on organic cotton the day you order it. <a href="#returns">Send it back</a> when it is worn
          out.
        </p>
        <div className="row">
          {(['primary.color', 'accent.color', 'surface.inverse'] as const).map((name) => (
            <span key={name} className="swatch" style={garment(name)} />
          ))}
          {['S', 'M', 'L', 'XL'].map((size) => (
            <span key={size} className="size">
              {size}
            </span>
          ))}
          <span className="tag">Organic</span>
        </div>
        <div className="row">
          <button type="button">Add to basket</button>
          <button type="button" className="secondary">
            Size guide
          </button>
        </div>
      </div>
      <form className="card" action="#specimen">
        <h3>Where shall we send it?</h3>
        <label>
          Email
          <input type="email" placeholder="you@example.com" autoComplete="off" />
        </label>
        <label>
          Postcode
          <input defaultValue="PO30 5TL" autoComplete="off" />
        </label>
      </form>
    </section>
  );
}

function Bands(): ReactElement {
  return (
    <section className="section inner">
      <div className="columns" style={columns(3)}>
        <div className="feature">
          <h3>Nothing is wasted</h3>
          <p>Each piece is printed when it is bought, and remade when you are done with it.</p>
        </div>
        <blockquote className="quote">
          “The best shirt I own, and I own too many shirts.”
          <footer className="row">
            <small>Rosa, Ventnor</small>
          </footer>
        </blockquote>
        <div className="newsletter">
          <h3>First to know</h3>
          <label>
            Email for news
            <input type="email" placeholder="you@example.com" autoComplete="off" />
          </label>
          <div className="row">
            <button type="button">Sign up</button>
          </div>
        </div>
      </div>
    </section>
  );
}

/**
 * A shop in one screen: every region and control that a theme dresses. Drawn with custom properties alone, so it shows
 * whatever theme holds where it stands.
 */
export function Specimen({ title = 'North & Co' }: { readonly title?: string }): ReactElement {
  return (
    <SpecimenRoot>
      <p className="announcement">Free delivery over £40 until Sunday</p>
      <header className="header">
        <div className="inner">
          <span className="logo">{title}</span>
          <nav aria-label="Main">
            <a href="#new" aria-current="page">
              New in
            </a>
            <a href="#tees">T-shirts</a>
            <a href="#sweats">Sweatshirts</a>
            <a href="#about">About us</a>
          </nav>
        </div>
      </header>
      <div className="banner">
        <h1>Made when you ask for it</h1>
        <p>Small runs of good cotton, printed one by one and never thrown away.</p>
        <button type="button">Shop the collection</button>
      </div>
      <Products />
      <Controls />
      <Bands />
      <footer className="footer">
        <div className="inner">
          <p>{title}</p>
          <small>Terms, privacy and returns · Printed on demand in the Isle of Wight</small>
        </div>
      </footer>
    </SpecimenRoot>
  );
}
