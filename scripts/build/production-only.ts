/** Imported before everything else: modules for development stop a build on being loaded, in words of their own. */
if (process.env.NODE_ENV === 'development') {
  console.error(
    '[site] NODE_ENV is "development", and with it React cannot render the pages of an export. Type: NODE_ENV=production npm run build',
  );
  process.exit(1);
}

export {};
