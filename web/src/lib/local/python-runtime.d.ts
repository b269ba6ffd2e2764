/** The files of the Python runtime; the build provides them. */
declare module 'virtual:python-runtime' {
  const runtime: import('./protocol').Runtime;
  export default runtime;
}
