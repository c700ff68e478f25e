import { css } from 'styled-components';

/** Lines of an order where letters are large for the screen: the sum stands below the name, which keeps its width. */
export const largeTextCss = css`
  .lines {
    container-type: inline-size;
  }
  @container (max-width: 15rem) {
    .line .what,
    .line .sum,
    .line .back,
    .line .change {
      grid-column: 2 / -1;
    }
    .line .picture {
      width: 20vw;
    }
    .lines .line {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .line .sum {
      justify-items: start;
    }
  }
`;
