/** Accounts that every test database has, or that tests make. */
export const ADMIN = { email: "amiral@bosco.test", password: "passerelle-du-port" };
export const PASSWORD = "le-vent-se-leve";
/** Signs the session cookies of test servers, so that a test can open a session without hashing a password. */
export const AUTH_SECRET = "le-secret-des-serveurs-d-essai-de-bosco";
