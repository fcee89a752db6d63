export function App() {
  return <h1>Kusari</h1>;
}
