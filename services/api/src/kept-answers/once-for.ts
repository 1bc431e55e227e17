/** Does work once for each object that it is about, and keeps the result while that object is kept. */
export function onceFor<About extends object, Made>(
  work: (about: About) => Made,
): (about: About) => Made {
  const kept = new WeakMap<About, Made>();
  return (about) => {
    const made = kept.get(about) ?? work(about);
    kept.set(about, made);
    return made;
  };
}
