export default function P() { return <p>receipt</p>; }
