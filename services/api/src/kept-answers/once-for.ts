/** Does work once for each thing that it is about, and keeps what came of it as long as that thing is kept. */
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
