export default function P() { return <p>checkout</p>; }
