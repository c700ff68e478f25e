export default function P() { return <p>basket</p>; }
