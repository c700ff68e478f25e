export default function P() { return <p>product</p>; }
