/** For whoever comes from the demo to make an account: it starts empty, and why. */
export function AfterDemoNote() {
  return (
    <p role="status" className="mb-4 rounded bg-sea-soft px-4 py-3 text-sm">
      Vous avez quitté la démo. Elle est remise en place chaque nuit, et ce que vous y avez fait ne peut pas être
      emporté : votre compte commencera vide, prêt pour votre bateau.
    </p>
  );
}
