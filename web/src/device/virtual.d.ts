declare module "virtual:python" {
  const list: import("../../vite-python").PythonFiles;
  export default list;
}
declare module "virtual:python?service-worker" {
  const list: import("../../vite-python").PythonFiles;
  export default list;
}
