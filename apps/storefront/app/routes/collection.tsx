export default function P() { return <p>collection</p>; }
