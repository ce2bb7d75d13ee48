declare module '*.md' {
  const page: import('./content-page.ts').ContentPage;
  export default page;
}
