export { testBasketLine } from './basket/basket-line.fixture.ts';
export { testProduct } from './product/product.fixture.ts';
