/** Stands for an imported file in component tests, which have no bundler to give it an address. */
export default '/r/file.svg';
