import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The page on which a quote is asked for. */
export const QuoteRoot = styled.div.withConfig({ componentId: 'shop-quote' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding: ${token('space.8')} ${token('layout.gutter')} 0;

  header {
    display: grid;
    gap: ${token('space.3')};
    max-width: 44rem;
  }
  header p {
    color: ${token('text.muted')};
    font-size: ${token('type.lg')};
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.10')};
  }
  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: ${token('space.4')};
    padding: 0;
    font: ${token('heading.weight')} ${token('type.xl')} / 1.3 ${token('heading.font')};
    letter-spacing: ${token('heading.letterSpacing')};
    text-transform: ${token('heading.transform')};
  }
  fieldset fieldset legend {
    margin-bottom: ${token('space.2')};
    color: ${token('form.label')};
    font: ${token('weight.bold')} ${token('type.sm')} / 1.4 ${token('text.font')};
    letter-spacing: normal;
    text-transform: none;
  }
  .hint {
    color: ${token('form.help')};
    font-size: ${token('type.sm')};
  }
  .fault {
    display: flex;
    gap: ${token('space.2')};
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  .fault svg {
    flex: none;
    width: 1rem;
    height: 1.4em;
  }
  .pair,
  .sizes,
  .prints {
    display: grid;
    gap: ${token('space.4')};
    align-items: start;
  }
  /* At most four and two in a row on a phone, fewer where letters twice as large would leave no room for what is chosen. */
  .sizes {
    grid-template-columns: repeat(auto-fill, minmax(max(3.75rem, (100% - 4 * ${token('space.3')}) / 4), 1fr));
    gap: ${token('space.3')};
    /* “One size” takes two lines in a narrow column. */
    align-items: end;
  }
  .sizes input {
    text-align: center;
  }
  :is(.sizes, .prints) .control:has([aria-invalid='true']) {
    border-color: ${token('error.text')};
  }
  .prints {
    grid-template-columns: repeat(auto-fill, minmax(max(7.5rem, (100% - 2 * ${token('space.4')}) / 2), 1fr));
  }
  .send {
    display: grid;
    gap: ${token('space.3')};
    justify-items: start;
  }
  .native input {
    padding-block: ${token('space.3')};
  }
  aside {
    display: grid;
    gap: ${token('space.4')};
    align-content: start;
    padding: ${token('space.6')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
  }
  aside h2 {
    font-size: ${token('type.lg')};
  }
  aside ol {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
    padding-inline-start: 1.25rem;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  aside p {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ${media.up('sm')} {
    .pair {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.up('md')} {
    .sizes {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }
    .prints {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  ${media.up('lg')} {
    .split {
      display: grid;
      grid-template-columns: minmax(0, 46rem) minmax(0, 26rem);
      gap: clamp(3rem, 6vw, 6rem);
      justify-content: space-between;
      align-items: start;
    }
    aside {
      position: sticky;
      top: calc(${token('layout.header.desktop')} + ${token('space.5')});
    }
  }
  ${media.down('lg')} {
    aside {
      margin-top: ${token('space.10')};
    }
  }
`;
