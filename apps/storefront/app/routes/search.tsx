export default function P() { return <p>search</p>; }
