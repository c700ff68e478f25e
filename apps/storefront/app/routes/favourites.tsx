export default function P() { return <p>favourites</p>; }
